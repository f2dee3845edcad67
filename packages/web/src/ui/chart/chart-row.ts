import type { ChartLink, ChartTable } from '@tussock/core/answers/chart';
import { addressOf } from '@tussock/core/identifier/identifier';
import { paths } from '../../lib/address/paths';

type Row = ChartTable['rows'][number];

/** A row in words, without its blank cells: "Harbour Fund: Target 8–10% p.a., Outcome 7%". */
export const rowText = ({ columns }: ChartTable, { name, cells }: Row): string =>
  `${name}: ${cells.flatMap((cell, at) => (cell ? [`${columns[at + 1]} ${cell}`] : [])).join(', ')}`;

/** The page of the record that a row is about. */
export const pathOfLink = ({ kind, id, slug }: ChartLink): string =>
  kind === 'asset-class' ? paths.assetClass(addressOf({ id, slug })) : paths[kind]({ id, slug });
