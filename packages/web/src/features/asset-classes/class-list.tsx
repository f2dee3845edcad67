import type { ClassFigures as Figures } from '@tussock/core/asset-class/class-figures';
import { excerpt } from '@tussock/core/text/excerpt';
import { withoutMarks } from '@tussock/core/text/without-marks';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import { classTone } from '../../lib/class-tone';
import { ClassFigures } from './class-figures';
import type { ListedClass } from './footer-classes';

const EXCERPT = 220;

/** Every asset class with what its open offers state; without it while that is not known. */
export function ClassList({
  classes,
  figures,
}: {
  classes: readonly ListedClass[];
  figures: readonly Figures[] | undefined;
}) {
  return (
    <ul className="border-y border-line [&>li+li]:border-t [&>li]:border-line">
      {classes.map((asset) => (
        <li
          key={asset.slug}
          className="grid gap-x-10 gap-y-3 py-5 lg:grid-cols-[minmax(0,1fr)_36rem] lg:items-start"
        >
          <div className="flex min-w-0 gap-4">
            <span
              aria-hidden="true"
              className="mt-1 w-1 shrink-0 rounded-full"
              style={{ backgroundColor: classTone(asset.slug) }}
            />
            <div className="min-w-0">
              <h2 className="text-21">
                <Link to={paths.assetClass(asset.slug)} className="hover:underline">
                  {asset.name}
                </Link>
              </h2>
              {asset.description && (
                <p className="mt-1 max-w-[68ch] text-14 text-muted">
                  {excerpt(withoutMarks(asset.description), EXCERPT)}
                </p>
              )}
            </div>
          </div>
          {figures && (
            <dl className="grid grid-cols-2 gap-x-4 gap-y-2 pl-5 sm:grid-cols-[1fr_1fr_minmax(0,1.7fr)] lg:pl-0">
              <ClassFigures figures={figures.find((each) => each.asset_class.slug === asset.slug)} />
            </dl>
          )}
        </li>
      ))}
    </ul>
  );
}
