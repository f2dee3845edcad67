import {
  AMOUNT_BANDS,
  FIELD_LABELS,
  INVESTOR_BASES,
  labelOf,
  TIMINGS,
} from '@tussock/core/submission/options';
import { useSettings } from '../../lib/use-settings';
import type { ApplyDraft } from './apply-draft';
import { APPLY_STEPS } from './apply-form';
import type { EnquiryOffer } from './enquiry-offer';
import type { ClassChoice } from './step';

/** Everything that would be sent, with a way back to each step. */
export function StepReview({
  form,
  offer,
  classes,
  goTo,
}: {
  form: ApplyDraft;
  offer: EnquiryOffer | null;
  classes: readonly ClassChoice[];
  goTo: (step: number) => void;
}) {
  const { name: site } = useSettings();
  const className = (slug: string) => classes.find((each) => each.slug === slug)?.name ?? slug;
  const parts: [label: string, value: string][][] = [
    [
      ...(offer ? [[FIELD_LABELS.offer_id, offer.name] as [string, string]] : []),
      [FIELD_LABELS.name, form.name],
      [FIELD_LABELS.email, form.email],
      [FIELD_LABELS.phone, form.phone || 'Not given'],
      [FIELD_LABELS.investor_basis, labelOf(INVESTOR_BASES, form.investor_basis)],
    ],
    [
      [FIELD_LABELS.asset_classes, form.asset_classes.map(className).join(', ')],
      [FIELD_LABELS.amount_band, labelOf(AMOUNT_BANDS, form.amount_band)],
      [FIELD_LABELS.timing, labelOf(TIMINGS, form.timing)],
      [FIELD_LABELS.message, form.message || 'None'],
    ],
    [
      [FIELD_LABELS.recipients, [site, ...form.recipients.map(({ name }) => name)].join('; ')],
      ['Providers may contact you', form.recipients.length > 0 && form.share_with_providers ? 'Yes' : 'No'],
      ['E-mails about new offers', form.marketing ? 'Yes' : 'No'],
    ],
  ];
  return (
    <div className="grid gap-4">
      {parts.map((lines, step) => (
        <section
          key={APPLY_STEPS[step]?.title}
          aria-labelledby={`review-${step}`}
          className="rounded-card border border-line bg-card px-5 pt-3.5 pb-4"
        >
          <div className="mb-1 flex items-center justify-between gap-4">
            <h3 id={`review-${step}`} className="text-21">
              {APPLY_STEPS[step]?.title}
            </h3>
            <button
              type="button"
              onClick={() => goTo(step)}
              className="min-h-8 px-1 text-14 font-semibold text-pine underline pointer-coarse:min-h-11"
            >
              Change<span className="sr-only"> {APPLY_STEPS[step]?.title}</span>
            </button>
          </div>
          <dl className="text-14">
            {lines.map(([label, value]) => (
              <div
                key={label}
                className="border-t border-line py-2 sm:grid sm:grid-cols-[13rem_1fr] sm:gap-4"
              >
                <dt className="text-muted">{label}</dt>
                <dd dir="auto" className="min-w-0 wrap-anywhere whitespace-pre-wrap">
                  {value}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
