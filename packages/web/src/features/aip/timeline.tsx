import type { AipResult } from '@tussock/core/aip/plan';

/** The dates of a category, counted in months from the day of investing. */
export function Timeline({ timeline }: Pick<AipResult, 'timeline'>) {
  return (
    <ol className="border-l-2 border-pine pl-5 text-14">
      {timeline.map(({ month, text }) => (
        <li key={`${month} ${text}`} className="relative pb-3 last:pb-0">
          <span
            aria-hidden="true"
            className="absolute top-1.5 -left-[1.6rem] size-2.5 rounded-full border-2 border-pine bg-paper"
          />
          <span className="font-semibold">{month === 0 ? 'Start' : `Month ${month}`}</span>
          <span className="block text-muted">{text}</span>
        </li>
      ))}
    </ol>
  );
}
