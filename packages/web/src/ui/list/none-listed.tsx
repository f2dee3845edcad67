import { nothingListed } from './nothing-listed';

/** In place of the records of a section or a page that has none, whatever is asked of it. */
export const NoneListed = ({ noun }: { noun: string }) => (
  <p className="text-muted">{nothingListed(noun)}. There may be some in the next release of the directory.</p>
);
