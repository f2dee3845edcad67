import { useQuery } from '@tanstack/react-query';
import { FIELD_LIMITS } from '@tussock/core/submission/limits';
import { FIELD_LABELS } from '@tussock/core/submission/options';
import { currentWording } from '@tussock/core/submission/wording';
import { dotted } from '@tussock/core/text/dotted';
import { formatCount } from '@tussock/core/text/format-number';
import { useEffect } from 'react';
import { useApi } from '../../lib/api';
import { useSettings } from '../../lib/use-settings';
import { Button } from '../../ui/button';
import { CheckBox } from '../../ui/form/check-box';
import { CheckField } from '../../ui/form/choices';
import { QueryView } from '../../ui/query-view';
import { Skeleton } from '../../ui/skeleton';
import type { EnquiryOffer } from './enquiry-offer';
import { providersInQuery } from './queries';
import { type Recipient, withProviderOf } from './recipients';
import type { StepProps } from './step';

/** The visitor ticks every recipient by name, then the consents. Nothing is ticked in advance. */
export function StepRecipients({ form, change, errors, offer }: StepProps & { offer: EnquiryOffer | null }) {
  const { name } = useSettings();
  const providers = useQuery({
    ...providersInQuery(useApi(), form.asset_classes),
    select: (listed) => withProviderOf(offer, listed),
  });
  useDropUnlisted(providers.isPlaceholderData ? undefined : providers.data, form.recipients, change);
  const chosen = form.recipients;
  return (
    <>
      <QueryView query={providers} what="the providers" skeleton={<Skeleton className="h-80" />}>
        {(list) => (
          <div>
            <CheckField
              name="recipients"
              label={FIELD_LABELS.recipients}
              hint={
                list.length === 0
                  ? `No provider has an offer in the asset classes you chose. Only ${name} receives your enquiry.`
                  : `${whoseOffers(list)} They are listed by name, and nobody pays for a place. If you tick none, only ${name} receives your enquiry.`
              }
              columns="two"
              choices={list.map((provider) => ({
                value: provider.id,
                label: <ProviderLabel {...provider} />,
              }))}
              values={chosen.map(({ id }) => id)}
              onValues={(ids) =>
                change({
                  recipients: list.filter(({ id }) => ids.includes(id)).map(recipientOf),
                })
              }
              error={errors.recipients}
            />
            {list.length > 0 && (
              <p className="mt-3 flex flex-wrap items-center gap-2">
                {list.length <= FIELD_LIMITS.recipients && list.length > 1 && (
                  <Button
                    variant="outline"
                    size="sm"
                    onClick={() => change({ recipients: list.map(recipientOf) })}
                  >
                    Tick all {list.length}
                  </Button>
                )}
                <Button
                  variant="outline"
                  size="sm"
                  aria-disabled={chosen.length === 0}
                  onClick={() => chosen.length > 0 && change({ recipients: [] })}
                >
                  Tick none
                </Button>
                <span role="status" className="text-13 text-muted">
                  {chosen.length === 0 ? `Only ${name}` : `${name} and ${chosen.length} of ${list.length}`}
                </span>
              </p>
            )}
          </div>
        )}
      </QueryView>
      <div className="grid gap-2.5">
        {chosen.length > 0 && (
          <CheckBox
            name="consents.share_with_providers"
            label={currentWording('share_with_providers').text}
            checked={form.share_with_providers}
            onChecked={(share_with_providers) => change({ share_with_providers })}
            error={errors['consents.share_with_providers']}
          />
        )}
        <CheckBox
          name="consents.marketing"
          label={
            <>
              {currentWording('marketing').text} <span className="text-muted">(optional)</span>
            </>
          }
          checked={form.marketing}
          onChecked={(marketing) => change({ marketing })}
          error={errors['consents.marketing']}
        />
      </div>
    </>
  );
}

const whoseOffers = (list: readonly Recipient[]) =>
  list.every(({ count }) => count > 0)
    ? 'These providers have offers in the asset classes you chose.'
    : 'These providers have offers in the asset classes you chose, or make the offer you ask about.';

const recipientOf = ({ id, name }: Recipient) => ({ id, name });

function ProviderLabel({ name, count, isAsked }: Recipient) {
  return (
    <>
      {name}{' '}
      <span className="block text-13 text-muted">
        {dotted([isAsked && 'Makes the offer you ask about', count > 0 && formatCount(count, 'offers')])}
      </span>
    </>
  );
}

/** Removes providers of classes that are no longer chosen: they are not on the page, and must not be sent. */
function useDropUnlisted(
  listed: readonly Recipient[] | undefined,
  chosen: readonly { id: string; name: string }[],
  change: StepProps['change'],
) {
  useEffect(() => {
    if (!listed) return;
    const names = new Map(listed.map(({ id, name }) => [id, name]));
    const recipients = chosen.filter(({ id, name }) => names.get(id) === name);
    if (recipients.length < chosen.length) change({ recipients });
  }, [listed, chosen, change]);
}
