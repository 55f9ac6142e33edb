import { readFileSync } from 'node:fs';
import { makeSearch } from '../src/islands/search/ranking.ts';
const s = makeSearch(JSON.parse(readFileSync('/tmp/dist-home/search-index.json','utf8')));
for (const q of ['dead body','my father died','suicide','gas smell','carbon monoxide','water everywhere','plumber','gutters','toilet overflow','foundation','roof quote','delete my data','AC','furnace','fridge','carbon monoxyde','furnance','suicde','gass smell','compressor died','my ac died','roof leak','termites','flood','blood','I smell gas in my kitchen','water','gas','sewage in bathtub','movers','kitchen cabinets','wasp sting','dead battery','dead rat smell']) console.log(q.padEnd(26), s(q).slice(0,3).map(e=>e.title.slice(0,46)).join(' | '));
