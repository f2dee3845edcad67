import { NOT_STATED } from '@tussock/core/column/value-text';
import type { SourceKind } from '@tussock/core/source/kind';
import type { ReactNode } from 'react';
import { type Checked, recordFigure } from './figure';
import { Marked } from './marked';
import { useMarkOf } from './use-mark-of';

/**
 * Shows fields of funds, providers or platforms with their marks, and says so where nothing is stated. `listed` is
 * explained at `Marked`.
 */
export function useMarkedField(kind: SourceKind, { listed = false }: { listed?: boolean } = {}) {
  const markOf = useMarkOf();
  return (record: Checked, field: string, shown: ReactNode) => {
    if (!shown) return NOT_STATED;
    const figure = recordFigure(kind, record, field);
    return (
      <Marked figure={figure} mark={markOf(figure.check)} listed={listed}>
        {shown}
      </Marked>
    );
  };
}
