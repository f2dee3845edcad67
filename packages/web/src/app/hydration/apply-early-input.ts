import type { Control } from './early-input';

/** Milliseconds between two controls, in which the page shows what the first one changed. */
const PAUSE = 100;

/** Parts of a page are hydrated one after the other. One that is not after so many pauses, ten seconds, is not waited for any more. */
const MOST_PAUSES = 100;

/**
 * Applies what was chosen before React listened: it takes the page as the server wrote it, so that a control would show one thing
 * and the page another. Every control is used again, as if now, when its part of the page is hydrated. Where React has written the page anew,
 * since another program had changed it, the control in the same place is used.
 */
export async function applyEarlyInput(controls: readonly Control[]) {
  // What is shown anew sets the controls to what the page holds. A file cannot be chosen for the visitor.
  const uses = controls
    .filter(({ type }) => type !== 'file')
    .map((control) => ({ control, use: useOf(control) }));
  const { pathname } = window.location;
  for (const { control, use } of uses) {
    let live = inItsPlace(control);
    for (let pauses = 0; !isHydrated(live) && pauses < MOST_PAUSES; pauses++) {
      await pause();
      if (window.location.pathname !== pathname) return;
      live = inItsPlace(control);
    }
    if (!live || !isHydrated(live)) continue;
    await use(live);
    await pause();
  }
}

/** The control itself, or the one that React wrote in its place: of the controls like it in that part of the page, the one with the same number. */
function inItsPlace(control: Control): Control | undefined {
  if (control.isConnected) return control;
  const alike = (page: Node) =>
    [...(page as ParentNode).querySelectorAll<Control>(control.tagName)].filter(
      (other) => likeness(other) === likeness(control),
    );
  return alike(document)[alike(control.getRootNode()).indexOf(control)];
}

function likeness(control: Control): string {
  const part = control.closest('[data-shell]')?.tagName;
  const words = control instanceof HTMLButtonElement || /^(checkbox|radio)$/.test(control.type);
  return [part, control.type, control.name, words && control.value, words && control.textContent].join();
}

const pause = () => new Promise((done) => setTimeout(done, PAUSE));

/** React marks an element that it has taken over with keys of its own. */
const isHydrated = (control: Control | undefined) =>
  control !== undefined && Object.keys(control).some((key) => key.startsWith('__react'));

/** Uses a control as the visitor did. React compares with what it set last, which is made another first, so that it is a change. */
function useOf(control: Control): (live: Control) => void | Promise<void> {
  if (control instanceof HTMLButtonElement) return (live) => live.click();
  const { value } = control;
  if (control instanceof HTMLSelectElement)
    return (live) => {
      live.value = value;
      live.dispatchEvent(new Event('change', { bubbles: true }));
    };
  if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) {
    const { checked, type } = control;
    return (live) => {
      // Another one of its group was chosen later.
      if (type === 'radio' && !checked) return;
      (live as HTMLInputElement).checked = !checked;
      live.click();
    };
  }
  return async (live) => {
    live.value = value === '' ? (live as HTMLInputElement).defaultValue : '';
    const own = Object.getPrototypeOf(live) as object;
    Object.getOwnPropertyDescriptor(own, 'value')?.set?.call(live, value);
    live.dispatchEvent(new Event('input', { bubbles: true }));
    await pause();
    // A field may take what was typed, or say what is wrong with it, only when it is left.
    if (live !== document.activeElement) live.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  };
}
