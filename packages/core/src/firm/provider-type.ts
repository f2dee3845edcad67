import { foldText } from '../text/fold';

const PLATFORM = 'Platform';

/** Types are matched without case. */
export function isOfType(provider: { provider_type: string | null }, type: string): boolean {
  return provider.provider_type !== null && foldText(provider.provider_type.trim()) === foldText(type);
}

/** Platforms have a list of their own; the list of providers holds every other type (spec §7). */
export function isListedProvider(provider: { provider_type: string | null }): boolean {
  return !isOfType(provider, PLATFORM);
}
