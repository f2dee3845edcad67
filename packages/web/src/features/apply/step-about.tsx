import { FIELD_LABELS, INVESTOR_BASES } from '@tussock/core/submission/options';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import { RadioField } from '../../ui/form/choices';
import { EmailField, TextField } from '../../ui/form/text-field';
import type { StepProps } from './step';

export function StepAbout({ form, change, errors }: StepProps) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="name"
          label={FIELD_LABELS.name}
          autoComplete="name"
          value={form.name}
          onValue={(name) => change({ name })}
          error={errors.name}
          className="sm:col-span-2"
        />
        <EmailField
          name="email"
          value={form.email}
          onValue={(email) => change({ email })}
          error={errors.email}
        />
        <TextField
          name="phone"
          label={FIELD_LABELS.phone}
          optional
          type="tel"
          autoComplete="tel"
          value={form.phone}
          onValue={(phone) => change({ phone })}
          error={errors.phone}
        />
      </div>
      <RadioField
        name="investor_basis"
        label={FIELD_LABELS.investor_basis}
        hint={
          <>
            Your own view: we don’t check it. Not sure?{' '}
            <Link to={paths.qualify} className="link">
              Go through the tests
            </Link>{' '}
            first; your draft stays.
          </>
        }
        choices={INVESTOR_BASES}
        value={form.investor_basis}
        onValue={(value) => change({ investor_basis: value as typeof form.investor_basis })}
        error={errors.investor_basis}
      />
    </>
  );
}
