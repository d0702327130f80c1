import { Skeleton } from '@mantine/core';
import classes from './products-screen.module.css';

const ROWS = 14;

export function TableSkeleton() {
  return (
    <div className={classes.skeleton} aria-busy="true">
      {Array.from({ length: ROWS }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <Skeleton key={index} height={20} my={8} width={`${92 - ((index * 17) % 40)}%`} />
      ))}
    </div>
  );
}
