import classes from './products-screen.module.css';

const ROWS = 14;

/** Plain elements instead of components, because rendering components would delay the first row. */
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
