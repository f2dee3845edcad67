import { paths } from '../../lib/address/paths';
import { ButtonLink } from '../../ui/button';

const POINTS = [
  ['5', 'risk profiles'],
  ['9', 'asset classes'],
  ['6–25%', 'target returns'],
  ['Free', 'and no sign-up'],
];

export function BuilderPromo() {
  return (
    <section
      aria-labelledby="builder"
      className="no-print rounded-card border border-line bg-card px-6 py-8 md:px-10 lg:flex lg:items-center lg:gap-14"
    >
      <div className="lg:flex-1">
        <h2 id="builder" className="text-27">
          Build a portfolio on paper first
        </h2>
        <p className="mt-2 max-w-[58ch] text-muted">
          Choose an illustrative model, move the weights, and see the blend of targets, income and time to
          cash. It works with asset classes only and recommends nothing.
        </p>
        <ButtonLink to={paths.portfolioBuilder} className="mt-5">
          Build a portfolio
        </ButtonLink>
      </div>
      <dl className="mt-7 grid grid-cols-2 max-[16rem]:grid-cols-1 gap-x-8 gap-y-4 lg:mt-0 lg:w-80">
        {POINTS.map(([figure, label]) => (
          <div key={label} className="flex flex-col-reverse border-t border-line pt-2">
            <dt className="text-13 text-muted">{label}</dt>
            <dd className="font-serif text-27">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
