import * as text from '../content/pooled-vs-direct.mdx';
import { paths } from '../lib/address/paths';
import { TextPage } from '../ui/text/text-page';

export default function PooledVersusDirectPage() {
  return (
    <TextPage
      text={text}
      kind="guide"
      related={[
        { to: paths.funds, title: 'Funds', text: 'Pooled funds, with their managers and terms.' },
        { to: paths.platforms, title: 'Platforms', text: 'Where direct deals are arranged.' },
        {
          to: paths.pieStructure,
          title: 'PIE structure',
          text: 'How a fund is taxed, with the current rates.',
        },
      ]}
    />
  );
}
