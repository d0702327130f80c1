import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import classes from './settings.module.css';

/** A QR code. Its library loads on first use; if it cannot load, the user types the text next to it. */
export function QrPicture({ text, label }: { readonly text: string; readonly label: string }) {
  const picture = useQuery({
    queryKey: ['qr-picture', text],
    // The text is a secret, so it is not cached after the dialog closes.
    gcTime: 0,
    queryFn: async () => {
      const { toString: draw } = await import('qrcode');
      return `data:image/svg+xml,${encodeURIComponent(await draw(text, { type: 'svg', margin: 2 }))}`;
    },
  });
  if (picture.isError) return null;
  return picture.data ? (
    <img className={classes.qr} src={picture.data} alt={label} width={208} height={208} />
  ) : (
    <Skeleton width={208} height={208} />
  );
}
