import { FileDown, FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { downloadFile } from '../../lib/download/download-file';
import { loadOnce } from '../../lib/script/load-once';
import { markSituation } from '../../lib/situation-only';
import { useToday } from '../../lib/today';
import { useSettings } from '../../lib/use-settings';
import { Button } from '../../ui/button';

/** Loaded when it is used: it reads all that the browser keeps, of which a page needs only a part. */
const fileModules = loadOnce(() =>
  Promise.all([import('./kept-file'), import('../../lib/storage/use-situation')]),
);
const NOT_LOADED =
  'A part of this page could not be loaded. Check your connection, then reload the page and try again.';

/** What the browser keeps as one file, made and read in the browser: nothing is sent. */
export default function MoveKept() {
  const { name } = useSettings();
  const today = useToday();
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const load = async (file: File) => {
    const [{ importKept, importText }, { storedSituation }] = await fileModules();
    const taken = importKept(name, await file.text().catch(() => ''));
    if (taken?.some(({ id }) => id === 'situation')) markSituation(storedSituation.read().value !== null);
    setSaid(importText(taken, name));
  };
  const save = async () => {
    const [{ keptFile }] = await fileModules();
    downloadFile(`${name.toLowerCase()}-${today}.json`, 'application/json', keptFile(name, today));
    setSaid('');
  };
  const orSay = (done: Promise<void>) => void done.catch(() => setSaid(NOT_LOADED));
  return (
    <div className="no-print">
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" onClick={() => orSay(save())}>
          <FileDown aria-hidden="true" size={15} /> Save to a file
        </Button>
        <Button variant="outline" size="sm" onClick={() => input.current?.click()}>
          <FileUp aria-hidden="true" size={15} /> Load from a file
        </Button>
        <input
          ref={input}
          type="file"
          accept="application/json,.json"
          aria-label="File to load"
          tabIndex={-1}
          className="sr-only"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) orSay(load(file));
            target.value = '';
          }}
        />
      </div>
      <p role="status" className="mt-2 text-14 empty:hidden">
        {said}
      </p>
    </div>
  );
}
