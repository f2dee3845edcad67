import type { Control } from './early-input';

/** So long each one waits for the page to show what the one before changed. */
const PAUSE = 100;

/** Parts of a page are hydrated one after the other; what was not after so many pauses, ten seconds, never is. */
const MOST_PAUSES = 100;

/**
 * Applies what was chosen before React listened: it takes the page as the server wrote it, so that a control would show one thing
 * and the page another. Every control is used again, as if now, when its part of the page is hydrated.
 */
export async function applyEarlyInput(controls: readonly Control[]) {
  // What is shown anew sets the controls to what the page holds. A file cannot be chosen for the visitor.
  const uses = controls
    .filter(({ type }) => type !== 'file')
    .map((control) => ({ control, use: useOf(control) }));
  for (const { control, use } of uses) {
    for (let pauses = 0; control.isConnected && !isHydrated(control) && pauses < MOST_PAUSES; pauses++)
      await pause();
    if (!control.isConnected || !isHydrated(control)) continue;
    use();
    await pause();
  }
}

const pause = () => new Promise((done) => setTimeout(done, PAUSE));

/** React marks an element that it has taken over with keys of its own. */
const isHydrated = (control: Control) => Object.keys(control).some((key) => key.startsWith('__react'));

/** Uses a control as the visitor did. React compares with what it set last, which is made another first, so that it is a change. */
function useOf(control: Control): () => void {
  if (control instanceof HTMLButtonElement) return () => control.click();
  const { value } = control;
  if (control instanceof HTMLSelectElement)
    return () => {
      control.value = value;
      control.dispatchEvent(new Event('change', { bubbles: true }));
    };
  if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) {
    const { checked, type } = control;
    return () => {
      // Another one of its group was chosen later.
      if (type === 'radio' && !checked) return;
      control.checked = !checked;
      control.click();
    };
  }
  return () => {
    control.value = value === '' ? control.defaultValue : '';
    const own = Object.getPrototypeOf(control) as object;
    Object.getOwnPropertyDescriptor(own, 'value')?.set?.call(control, value);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  };
}
