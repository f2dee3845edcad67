import { Component, type ReactNode } from 'react';
import { isModuleFailure, isSiteInReach } from '../lib/reach';
import { plainText } from '../lib/storage/codec';
import { KEPT_KEYS } from '../lib/storage/kept-keys';
import { createStored } from '../lib/storage/stored';
import { Button } from '../ui/button';

/** The address that was reloaded last; forgotten with the tab. */
const storedReload = createStored({
  key: KEPT_KEYS.reload(),
  codec: plainText,
  storage: () => window.sessionStorage,
});

/**
 * Catches what a page throws. Where a page module cannot be loaded after a deploy, the page is reloaded once for that
 * address; after that, and without a connection, an explanation is shown.
 */
export class PageErrors extends Component<
  { children: ReactNode; address: string },
  { error: unknown; isAsking: boolean; isTrying: boolean }
> {
  override state = { error: null as unknown, isAsking: false, isTrying: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, isAsking: isModuleFailure(error) };
  }

  override componentDidCatch(error: unknown) {
    if (isModuleFailure(error)) void this.reload(() => firstTry(this.props.address));
  }

  /** A reload without a connection would end in a page of the browser's own. */
  async reload(isWanted = () => true) {
    this.setState({ isTrying: true });
    if ((await isSiteInReach()) && this.state.error && isWanted()) window.location.reload();
    else this.setState({ isAsking: false, isTrying: false });
  }

  override componentDidUpdate(before: { address: string }) {
    if (before.address !== this.props.address && this.state.error) this.setState({ error: null });
  }

  override render() {
    if (!this.state.error) return this.props.children;
    if (this.state.isAsking) return <p className="py-24 text-center text-muted">Loading...</p>;
    return (
      <div role="alert" className="mx-auto max-w-xl py-20 text-center">
        <h1 className="text-34">This page did not load</h1>
        <p className="mt-3 text-muted">
          {isModuleFailure(this.state.error)
            ? 'A part of the page could not be fetched. Check your connection and try again.'
            : 'Something went wrong while showing it. Trying again usually helps.'}
        </p>
        <Button
          className="mt-6"
          onClick={() => this.state.isTrying || this.reload()}
          aria-disabled={this.state.isTrying}
        >
          {this.state.isTrying ? 'Trying…' : 'Load the page again'}
        </Button>
      </div>
    );
  }
}

/** False after the first reload, and where the browser cannot store that there was one: it could reload without end. */
const firstTry = (address: string): boolean =>
  storedReload.refresh().value !== address && storedReload.write(address).saved;

/** Loads the document again where the site answers, once for an address. */
export async function reloadOnce(address: string): Promise<void> {
  if ((await isSiteInReach()) && firstTry(address)) window.location.reload();
}

/** Called once a page runs: the next failure may reload again. */
export const forgetReload = (): void => storedReload.remove();
