import { FIELD_LIMITS } from '@tussock/core/submission/limits';
import { AMOUNT_BANDS, FIELD_LABELS, TIMINGS } from '@tussock/core/submission/options';
import { CheckField, RadioField } from '../../ui/form/choices';
import { TextAreaField } from '../../ui/form/text-field';
import { QueryView } from '../../ui/query-view';
import { Skeleton } from '../../ui/skeleton';
import type { ClassesResult, StepProps } from './step';

export function StepLookingFor({ form, change, errors, classes }: StepProps & { classes: ClassesResult }) {
  return (
    <>
      <QueryView query={classes} what="the asset classes" skeleton={<Skeleton className="h-64" />}>
        {(list) => (
          <CheckField
            name="asset_classes"
            label={FIELD_LABELS.asset_classes}
            hint="Choose one or more. The next step lists the providers that have offers in them."
            columns="two"
            choices={list.map(({ slug, name }) => ({ value: slug, label: name }))}
            values={form.asset_classes}
            onValues={(asset_classes) => change({ asset_classes })}
            error={errors.asset_classes}
          />
        )}
      </QueryView>
      <RadioField
        name="amount_band"
        label={FIELD_LABELS.amount_band}
        hint="A rough amount, for these offers only."
        columns="two"
        choices={AMOUNT_BANDS}
        value={form.amount_band}
        onValue={(amount_band) => change({ amount_band })}
        error={errors.amount_band}
      />
      <RadioField
        name="timing"
        label={FIELD_LABELS.timing}
        columns="two"
        choices={TIMINGS}
        value={form.timing}
        onValue={(timing) => change({ timing })}
        error={errors.timing}
      />
      <TextAreaField
        name="message"
        label={FIELD_LABELS.message}
        optional
        hint="What you would like to know. Please leave out bank account, card, IRD and passport numbers."
        most={FIELD_LIMITS.message}
        value={form.message}
        onValue={(message) => change({ message })}
        error={errors.message}
      />
    </>
  );
}
