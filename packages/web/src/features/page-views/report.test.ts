import { describe, expect, it, vi } from 'vitest';
import { reportPageView } from './report';

describe('a page view', () => {
  it('is told to every sink, the path alone', () => {
    const sinks = [vi.fn(), vi.fn()];
    reportPageView('/offers', sinks, {});
    for (const sink of sinks) expect(sink.mock.calls).toEqual([[{ path: '/offers' }]]);
  });

  it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])('is told to none under %j', (browser) => {
    const sink = vi.fn();
    reportPageView('/offers', [sink], browser);
    expect(sink).not.toHaveBeenCalled();
  });

  it('is told where nothing was asked', () => {
    const sink = vi.fn();
    reportPageView('/', [sink], { doNotTrack: 'unspecified', globalPrivacyControl: false });
    reportPageView('/', [sink], { doNotTrack: null });
    expect(sink).toHaveBeenCalledTimes(2);
  });

  it('reaches the next sink when one throws', () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    const next = vi.fn();
    const broken = () => {
      throw new Error('broken');
    };
    expect(() => reportPageView('/', [broken, next], {})).not.toThrow();
    expect(next).toHaveBeenCalledOnce();
    expect(complaint.mock.calls).toEqual([['A page view could not be reported:', new Error('broken')]]);
    complaint.mockRestore();
  });
});
