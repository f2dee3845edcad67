import { Link } from 'react-router-dom';
import { AssumptionTables } from '../features/portfolio/assumption-tables';
import { Builder } from '../features/portfolio/builder';
import { paths } from '../lib/address/paths';
import { Callout } from '../ui/callout';
import { PageHead } from '../ui/page/page-head';
import { PageMeta } from '../ui/page/page-meta';
import { WhoPaysUs } from '../ui/page/who-pays-us';
import { Section } from '../ui/section';

export default function PortfolioBuilderPage() {
  return (
    <>
      <PageMeta
        title="Portfolio builder"
        description="Start from an illustrative mix of nine private-market asset classes, change the weights, and see blended targets, income, time to cash and a projection."
        keywords={[
          'portfolio builder',
          'asset allocation',
          'private markets',
          'New Zealand',
          'target returns',
        ]}
      />
      <PageHead
        trail={[{ label: 'Portfolio builder' }]}
        title="Portfolio builder"
        lede="Try a mix of asset classes on paper. Choose an illustrative model, change the weights, and see the target, the income and how long the money would be tied up. It asks nothing about you and names no product."
      />
      <Builder />
      <Section
        id="assumptions"
        title="Models and assumptions"
        lede="Everything the builder assumes. Illustrative figures set by the editors; not forecasts, and not measured from the offers listed here."
      >
        <AssumptionTables />
      </Section>
      <Callout tone="caution" title="Information, not financial advice">
        <p>
          The models are illustrations. They don’t take your situation or goals into account. Targets are not
          forecasts, and past performance is not indicative of future results. Private-market holdings are
          hard to sell; you may lose some or all of your money, and offers to wholesale investors come with
          fewer protections. Speak with a financial adviser before you invest.
        </p>
        <p>
          How the directory works:{' '}
          <Link to={paths.methodology} className="link">
            methodology
          </Link>
          ,{' '}
          <Link to={paths.disclaimer} className="link">
            disclaimer
          </Link>
          . <WhoPaysUs />
        </p>
      </Callout>
    </>
  );
}
