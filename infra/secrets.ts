/**
 * Secrets come in pairs, so that one can be replaced without a gap: the first is used, both are accepted.
 * `npx sst secret set NAME VALUE --stage STAGE`, or `--fallback` for all previews. See docs/operations/code.md, “Rotate secrets”.
 */
export interface SecretPair {
  /** The one in use. */
  current: $util.Output<string>;
  /** Both, comma-separated, the one in use first; the second is left out while it is not set or is the same. */
  accepted: $util.Output<string>;
}

function pair(name: string): SecretPair {
  const current = new sst.Secret(name).value.apply(longEnough(name));
  const other = new sst.Secret(`${name}Other`, '').value.apply((value) =>
    value === '' ? '' : longEnough(`${name}Other`)(value),
  );
  // Between two steps of a rotation both may be the same, and functions refuse to start with a key twice.
  const accepted = $resolve([current, other]).apply(([first, second]) =>
    second === '' || second === first ? first : `${first},${second}`,
  );
  return { current, accepted };
}

/** A secret is part of a header and of edge code: 32 to 128 plain characters, or the deploy stops. */
const longEnough = (name: string) => (value: string) => {
  if (!/^[A-Za-z0-9_-]{32,128}$/.test(value))
    throw new Error(`${name} must be 32 to 128 letters, digits, - or _; make one with: openssl rand -hex 32`);
  return value;
};

/** What the edge adds to requests for the submissions function, whose address is public. */
export const originSecrets = () => pair('OriginSecret');

/** What signs and checks the tokens that open exclusive offers. */
export const unlockKeys = () => pair('UnlockKey');
