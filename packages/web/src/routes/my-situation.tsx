import { PositionTable } from '../features/situation/position-table';
import { SituationView } from '../features/situation/situation-view';
import { WhatTravels } from '../features/situation/what-travels';
import { PageHead } from '../ui/page/page-head';
import { PageMeta } from '../ui/page/page-meta';

export default function MySituationPage() {
  return (
    <>
      <PageMeta
        title="My situation"
        description="Enter who would invest, your tax rate or PIR, an amount and your AIP category. It stays in your browser. Offers then show what is left after fees and tax."
      />
      <PageHead
        trail={[{ label: 'My situation' }]}
        title="My situation"
        lede="Enter who would invest and at which tax rate. Offers then show what is left of a target after fees and tax at that rate. Your entries stay in this browser."
      />
      <SituationView />
      <div className="mt-14 grid items-start gap-x-8 gap-y-12 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <PositionTable />
        <WhatTravels />
      </div>
    </>
  );
}
