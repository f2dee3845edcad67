import { afterAll, describe, expect, it, vi } from 'vitest';
import { infraModule, recordInfra } from './record';

afterAll(() => void vi.unstubAllGlobals());

/** What every answer of the distribution carries, by value: nothing here is read from the code. */
const SECURITY = {
  strictTransportSecurity: { accessControlMaxAgeSec: 63_072_000, includeSubdomains: true, override: true },
  contentTypeOptions: { override: true },
  frameOptions: { frameOption: 'DENY', override: true },
};
const CUSTOM = [
  {
    header: 'permissions-policy',
    value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    override: true,
  },
  { header: 'cross-origin-opener-policy', value: 'same-origin', override: true },
];
const robots = (value: string) => ({ header: 'X-Robots-Tag', value, override: true });

const policiesOf = async (stage: { name: string; production: boolean }) => {
  const { inputsOf } = recordInfra();
  const { previewHeaders, responseHeaders } = await infraModule('headers');
  return { ids: [responseHeaders(stage).id.value, previewHeaders(stage).id.value], inputsOf };
};

describe('the headers that the edge sets', () => {
  it.each([
    ['production', true, CUSTOM],
    ['pr-1', false, [...CUSTOM, robots('noindex')]],
  ] as const)('are all there on %s', async (name, production, items) => {
    const { ids, inputsOf } = await policiesOf({ name, production });
    expect(ids).toEqual(['SecurityHeaders-id', 'ReleasePreviewHeaders-id']);
    expect(inputsOf('SecurityHeaders')).toEqual({
      name: `tussock-${name}-security-headers`,
      securityHeadersConfig: {
        ...SECURITY,
        referrerPolicy: { referrerPolicy: 'strict-origin', override: true },
      },
      customHeadersConfig: { items },
    });
  });

  it('hide the address of a preview from indexes and from the sites that it links to', async () => {
    const { inputsOf } = await policiesOf({ name: 'production', production: true });
    expect(inputsOf('ReleasePreviewHeaders')).toEqual({
      name: 'tussock-production-release-preview-headers',
      securityHeadersConfig: {
        ...SECURITY,
        referrerPolicy: { referrerPolicy: 'no-referrer', override: true },
      },
      customHeadersConfig: { items: [...CUSTOM, robots('noindex, nofollow, noarchive')] },
    });
  });
});
