import { useEffect, useState } from 'react';
import type { Fields } from '../../estimate/index.ts';
import { tradeNames } from '../../trades/names.ts';
import { loadFields } from '../calculator/load.ts';

/** The questions of each trade that is shown, as they arrive; jobs are named by the trade alone until then. */
export function useFields(tradeIds: readonly string[]): ReadonlyMap<string, Fields> {
  const [known, setKnown] = useState<ReadonlyMap<string, Fields>>(new Map());
  const wanted = [...new Set(tradeIds)].sort().join(' ');
  useEffect(() => {
    let isWanted = true;
    // A trade that has left the site: its requests keep its name.
    for (const id of wanted.split(' ').filter((one) => one in tradeNames)) {
      void loadFields(id).then(({ fields }) => {
        if (isWanted) setKnown((now) => new Map(now).set(id, fields));
      });
    }
    return () => {
      isWanted = false;
    };
  }, [wanted]);
  return known;
}
