/** On `window`: the controls that the visitor used before the scripts came, in their order. */
const KEPT = 'earlyInput';

/** A part of the script in the head: keeps what is changed, and which buttons are pressed, until the page is hydrated. */
export const KEEP_EARLY_INPUT =
  `window.${KEPT}=[];['input','change','click'].forEach(function(t){addEventListener(t,function(e){` +
  `var k=window.${KEPT},c=e.target;if(k&&t==='click')c=c.closest&&c.closest('button[type=button]');` +
  'if(k&&c&&k.indexOf(c)<0)k.push(c)},true)});';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement;

/** The controls used so far, and none later: from now on React hears of each use itself. */
export function takeEarlyInput(): readonly Control[] {
  const page = window as { [KEPT]?: Control[] | null };
  const controls = page[KEPT] ?? [];
  page[KEPT] = null;
  return controls;
}
