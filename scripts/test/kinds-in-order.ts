import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { kindOf } from './kinds.ts';

const LONGEST_FIRST = ['infra', 'site', 'commands', 'browser', 'store', 'api', 'pages', 'unit'];

/** Begins with the kinds whose files take longest, so that no core waits for a long file at the end. */
export class KindsInOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const place = ({ moduleId, project }: TestSpecification) =>
      LONGEST_FIRST.indexOf(kindOf(relative(project.config.root, moduleId)));
    return sorted.toSorted((one, other) => place(one) - place(other));
  }
}
