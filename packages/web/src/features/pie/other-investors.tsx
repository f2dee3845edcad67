import { PIE_NOTES, PIR_OUTCOMES, type PirInvestor } from '@tussock/core/pie/pir-outcomes';
import { formatPercent } from '@tussock/core/text/format-number';
import { Disclosure } from '../../ui/disclosure';
import { Basis } from '../../ui/source/basis';

/** What each kind of investor can give a PIE as its rate, and what the model leaves out. */
export function OtherInvestors() {
  return (
    <>
      <Disclosure title="Rates for every kind of investor">
        <dl className="grid gap-6 sm:grid-cols-2">
          {(Object.keys(PIR_OUTCOMES) as PirInvestor[]).map((kind) => {
            const { label, explanation, choices, citation } = PIR_OUTCOMES[kind];
            return (
              <div key={kind} className="text-14">
                <dt className="font-semibold">{label}</dt>
                <dd>
                  <p className="text-muted">{explanation}</p>
                  <ul className="mt-1.5 grid gap-1">
                    {choices.map((choice) => (
                      <li key={choice.explanation} className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-2">
                        <span className="font-semibold">
                          {choice.rate === null ? 'By kind' : formatPercent(choice.rate)}
                        </span>{' '}
                        <span>
                          {choice.explanation}{' '}
                          <span className="text-muted">{choice.is_final ? 'Final.' : 'Not final.'}</span>
                        </span>
                      </li>
                    ))}
                  </ul>
                  <Basis entries={[citation]} />
                </dd>
              </div>
            );
          })}
        </dl>
      </Disclosure>
      <Disclosure title="What the model leaves out">
        <ul className="grid gap-4 text-14">
          {PIE_NOTES.map(({ text, citation }) => (
            <li key={text} className="max-w-[68ch]">
              {text}
              <Basis entries={[citation]} />
            </li>
          ))}
        </ul>
      </Disclosure>
    </>
  );
}
