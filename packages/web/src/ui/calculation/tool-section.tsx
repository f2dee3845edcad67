import type { ReactNode } from 'react';

/** A calculator before a chapter: wider than its text, set apart by a rule. */
export function ToolSection({
  id,
  title,
  lede,
  children,
}: {
  id: string;
  title: string;
  lede: ReactNode;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="mt-14 border-t-2 border-pine pt-7 lg:-mr-68">
      <h2 id={id} className="scroll-mt-24 text-27">
        {title}
      </h2>
      <div className="mt-1.5 mb-6 max-w-[62ch] text-muted">{lede}</div>
      {children}
    </section>
  );
}

/**
 * The inputs of a calculator. They need scripts; without, it names what is worked out below. The browser does not fill them in again after
 * Back: it would choose what nothing below is worked out for.
 */
export function ToolInputs({
  below = 'a worked example with every step',
  children,
}: {
  /** What is below where scripts are off: an example, or what the address shares. */
  below?: string | undefined;
  children: ReactNode;
}) {
  return (
    <>
      <form
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}
        className="grid gap-5 rounded-card border border-line bg-card p-5 in-[html:not([data-js])]:hidden"
      >
        {children}
      </form>
      <p className="rounded-card border border-line p-5 text-14 text-muted in-[html[data-js]]:hidden">
        {`The inputs need JavaScript, which is off, did not load or is too new for this browser. Below is ${below}.`}
      </p>
    </>
  );
}
