import { foldText } from '../text/fold';

const PLATFORM = 'Platform';

/** Types are matched without case. */
export function isOfType(provider: { provider_type: string | null }, type: string): boolean {
  return provider.provider_type !== null && foldText(provider.provider_type.trim()) === foldText(type);
}

/** The type as the settings spell it, else as it is: what a data file has in other capitals or without macrons is written one way everywhere. */
export function spellingOf(
  types: readonly string[],
): <P extends { provider_type: string | null }>(provider: P) => P {
  const known = new Map(types.map((type) => [foldText(type.trim()), type.trim()]));
  return (provider) => {
    const spelled = known.get(foldText(provider.provider_type?.trim() ?? ''));
    return spelled === undefined ? provider : { ...provider, provider_type: spelled };
  };
}

/** Platforms have a list of their own; the list of providers holds every other type. */
export function isListedProvider(provider: { provider_type: string | null }): boolean {
  return !isOfType(provider, PLATFORM);
}
