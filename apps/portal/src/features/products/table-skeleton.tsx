import classes from './products-screen.module.css';

const ROWS = 14;

/** Plain elements without components, because drawing them delays the first row. */
export function TableSkeleton() {
  return (
    <div className={classes.skeleton} aria-busy="true">
      {Array.from({ length: ROWS }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <div key={index} className={classes.skeletonBar} style={{ width: `${92 - ((index * 17) % 40)}%` }} />
      ))}
    </div>
  );
}
