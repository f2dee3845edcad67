import { expect, it, vi } from 'vitest';
import { downloadCsv } from './download-csv';

it('downloads a file of CSV, whose address is given back', async () => {
  vi.useFakeTimers();
  const link = { href: '', download: '', click: vi.fn() };
  const createElement = vi.fn((_: string) => link);
  vi.stubGlobal('document', { createElement });
  const files: Blob[] = [];
  const make = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:a';
  });
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  try {
    downloadCsv('offers.csv', [['a']]);
    expect([createElement.mock.calls, link.href, link.download]).toEqual([[['a']], 'blob:a', 'offers.csv']);
    expect(link.click).toHaveBeenCalledOnce();
    expect(files.map(({ type }) => type)).toEqual(['text/csv;charset=utf-8']);
    expect(new Uint8Array((await files[0]?.arrayBuffer()) as ArrayBuffer)).toEqual(
      new TextEncoder().encode('\uFEFF"a"\r\n'),
    );
    // Not before the browser has begun.
    expect(revoke).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    expect(revoke.mock.calls).toEqual([['blob:a']]);
  } finally {
    make.mockRestore();
    revoke.mockRestore();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  }
});
