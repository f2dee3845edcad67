import { validateDirectory } from '@tussock/core/directory/validate';
import type { Operator } from '@tussock/core/settings/operator';
import { describe, expect, it } from 'vitest';
import { checkIdentity } from './identity';
import type { DirectoryTarget } from './target';

const OPERATOR: Operator = {
  legal_name: 'Kererū Directory Limited',
  company_number: '8123456',
  address: '14 Ruru Lane, Wellington 6011',
  owners: ['Hana Whitcombe'],
  checkers: ['Oliver Prasad'],
};
const STATED = { operator: OPERATOR, contact_email: 'hello@kereru.co.nz' };
const onStage = (stage?: string) =>
  stage ? { SST_RESOURCE_App: JSON.stringify({ name: 'tussock', stage }) } : {};

function refusal(
  settings: object,
  { onAws = true, stage }: { onAws?: boolean; stage?: string | undefined } = {},
) {
  const { directory } = validateDirectory({}, settings);
  if (!directory) throw new Error('the settings have errors');
  const target = { onAws, place: 'table tussock on AWS' } as DirectoryTarget;
  try {
    checkIdentity(directory, 'data', target, onStage(stage));
  } catch (error) {
    return (error as Error).message.split('\n');
  }
  return null;
}

describe('publishing to a production site', () => {
  it.each(['production', undefined])('is refused with placeholders on stage %s', (stage) => {
    const lines = refusal({ operator: { ...OPERATOR, owners: ['Placeholder Owner'] } }, { stage });
    expect(lines).toEqual([
      'table tussock on AWS is public, and these settings do not say who runs the site:',
      '  data/settings.json: contact_email is the placeholder "hello@tussock.example"',
      '  data/settings.json: operator.owners is the placeholder "Placeholder Owner"',
      'Nothing was published. Edit the settings, and publish again.',
    ]);
  });

  it('is refused without an operator, and with an address that is reserved', () => {
    expect(refusal({}, { stage: 'production' })?.join()).toContain('operator.legal_name is missing');
    const address = 'https://directory.example';
    expect(refusal({ ...STATED, address }, { stage: 'production' })).toContain(
      '  data/settings.json: address is the placeholder "directory.example"',
    );
  });

  it('takes place once all is stated', () => {
    expect(refusal(STATED, { stage: 'production' })).toBeNull();
    expect(refusal({ ...STATED, address: 'https://kereru.co.nz' })).toBeNull();
  });

  it('may have placeholders on another stage and on this machine', () => {
    expect(refusal({}, { stage: 'preview-12' })).toBeNull();
    expect(refusal({}, { onAws: false })).toBeNull();
    expect(refusal({}, { onAws: false, stage: 'production' })).toBeNull();
  });
});
