import { sitesOf } from '@quayside/kernel';
import classes from './landing-screen.module.css';

/** Columns and rows of containers; each represents one of the eleven countries. */
const COLUMNS = 4;
const BOX = { width: 74, height: 40, gap: 4 };

/** Fixed night colours in both colour schemes. */
const PAINTS = [
  { box: '#11748a', text: '#ffffff' },
  { box: '#76bbc8', text: '#12242e' },
  { box: '#c9c7be', text: '#12242e' },
  { box: '#e3f1f3', text: '#12242e' },
];

/** A decorative picture of a ship with one container per site. It adds no information to the text. */
export function HarbourPicture() {
  return (
    <svg className={classes.picture} viewBox="0 0 440 340" aria-hidden="true" focusable="false">
      <clipPath id="harbour-edge">
        <rect width="440" height="340" rx="12" />
      </clipPath>
      <g clipPath="url(#harbour-edge)">
        <rect width="440" height="340" fill="#12242e" />
        <circle cx="366" cy="66" r="26" fill="#4fb3c4" opacity="0.4" />
        {sitesOf('ebay').map((site, index) => {
          const row = Math.floor(index / COLUMNS);
          const x = 66 + (index % COLUMNS) * (BOX.width + BOX.gap);
          const y = 182 - row * (BOX.height + BOX.gap);
          const paint = PAINTS[(index * 3 + row) % PAINTS.length];
          return (
            <g key={site}>
              <rect x={x} y={y} width={BOX.width} height={BOX.height} rx="3" fill={paint?.box} />
              <path d={`M${x + 9} ${y + 7}v26M${x + 65} ${y + 7}v26`} stroke="#12242e" strokeWidth="2" opacity="0.3" />
              <text
                x={x + BOX.width / 2}
                y={y + 25}
                textAnchor="middle"
                className={classes.boxLabel}
                fill={paint?.text}
              >
                {site === 'BEFR' ? 'BE' : site}
              </text>
            </g>
          );
        })}
        <path d="M36 226h368l-26 70H84z" fill="#e6edf0" />
        <path d="M54 252h340l-16 44H84z" fill="#b23b33" />
        <path
          d="M-8 296c19 0 19-9 38-9s19 9 38 9 19-9 38-9 19 9 38 9 19-9 38-9 19 9 38 9 19-9 38-9 19 9 38 9 19-9 38-9 19 9 38 9 19-9 38-9 19 9 38 9v60H-8z"
          fill="#0a5f72"
        />
      </g>
    </svg>
  );
}
