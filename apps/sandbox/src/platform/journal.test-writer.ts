import { openJournal } from './journal.ts';

/** The child of the kill test: numbers records without end and tells its parent what is on disk. */
let last = 0;
const journal = await openJournal(process.argv[2] ?? '', (record) => {
  last = (record as { n: number }).n;
});
for (;;) {
  for (let burst = 0; burst < 7; burst++) {
    last += 1;
    journal.append({ n: last });
  }
  await journal.settled();
  process.send?.(last);
}
