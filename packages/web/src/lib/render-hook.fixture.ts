import { act, createElement, type ReactNode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';
import { renderHtml } from '../app/render-html';

export { act };

export interface RenderedHook<T> {
  /** What the hook returned last. */
  readonly current: T;
  /** Renders it again, with what it reads from the outside as it is now. */
  again(): Promise<void>;
  close(): Promise<void>;
}

export interface RenderHookOptions {
  /** What the hook finds as `window`; an event target by itself. */
  window?: object;
  /** Providers around the hook. */
  wrap?: (children: ReactNode) => ReactNode;
}

/** The part of a document that React asks of a root without elements. */
function emptyRoot(): Element {
  const listens = { addEventListener: () => {}, removeEventListener: () => {} };
  const document = { activeElement: null, body: null };
  const defaultView = { document, HTMLIFrameElement: class {} };
  const ownerDocument = { nodeType: 9, defaultView, ...listens };
  return { nodeType: 1, nodeName: 'DIV', tagName: 'DIV', ownerDocument, ...listens } as unknown as Element;
}

/**
 * Runs a hook with its state and effects, without a browser: React needs no document for a component that shows nothing.
 * Rejects with an error that React recovers from, which a visitor would find in the console only.
 * Wrap changes into `act`. `window` is there until the test has ended: files of tests share a process.
 */
export async function renderHook<T>(
  hook: () => T,
  { window = {}, wrap = (children) => children }: RenderHookOptions = {},
): Promise<RenderedHook<T>> {
  // React's server leaves the contexts of a tree that failed in place until it renders again.
  await renderHtml(createElement('i'));
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('window', Object.assign(new EventTarget(), window));
  const returned: { value?: T } = {};
  function Host() {
    returned.value = hook();
    return null;
  }
  const recovered: unknown[] = [];
  const root = createRoot(emptyRoot(), { onRecoverableError: (error) => recovered.push(error) });
  const rendered = async (change: () => void) => {
    await act(async () => change());
    if (recovered.length > 0) throw recovered[0];
  };
  // In a transition, React renders a suspended component again in place, as when a page's script arrives.
  const again = () => rendered(() => startTransition(() => root.render(wrap(createElement(Host)))));
  await again();
  return {
    get current() {
      return returned.value as T;
    },
    again,
    close: () => rendered(() => root.unmount()),
  };
}
