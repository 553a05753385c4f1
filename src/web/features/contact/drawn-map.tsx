import styles from '#web/features/contact/drawn-map.module.css'

const roads = {
  wide: [
    'M-20 470 C200 430 330 400 520 392 S860 372 1220 250',
    'M742 -20 C736 120 724 260 716 380 S700 540 706 640',
  ],
  middle: [
    'M-20 210 C140 214 300 196 430 150 S640 60 700 -20',
    'M300 640 C310 560 318 500 330 428 S352 280 352 176',
    'M1010 640 C990 540 960 430 940 330 S930 120 960 -20',
    'M716 380 C820 440 900 510 1220 540',
  ],
  narrow: [
    'M30 640 C60 540 90 500 110 452',
    'M150 440 C150 360 140 290 128 212',
    'M232 428 C236 350 240 280 236 204',
    'M430 398 C436 330 436 240 420 156',
    'M520 392 C530 320 540 200 536 107',
    'M600 388 C620 300 626 160 612 63',
    'M236 300 C300 296 360 290 436 280',
    'M436 280 C520 272 640 262 724 258',
    'M143 328 C170 328 200 322 240 314',
    'M420 400 C430 470 440 540 436 640',
    'M560 392 C566 470 570 540 566 640',
    'M314 521 C420 510 560 500 702 498',
    'M726 150 C800 150 860 158 931 170',
    'M720 300 C800 296 870 292 933 284',
    'M820 292 C826 230 830 190 830 156',
    'M940 340 C1020 330 1100 322 1220 330',
    'M1060 326 C1070 240 1080 120 1076 -20',
    'M820 440 C830 500 836 560 836 640',
  ],
} as const

/** Streets, water and green as they could be: a picture of a neighbourhood, not of this one. */
export function DrawnMap() {
  return (
    <svg
      className={styles.map}
      viewBox="0 0 1200 600"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect className={styles.land} width="1200" height="600" />
      <path
        className={styles.green}
        d="M-20 220 C60 226 96 236 122 216 L110 330 C80 380 30 400 -20 400 Z M744 160 C800 156 812 160 826 164 L818 284 C780 292 750 292 728 294 Z M570 506 C620 500 660 498 696 504 L700 620 L574 620 Z M1090 340 C1140 334 1190 340 1220 346 L1220 500 C1160 500 1110 480 1080 450 Z"
      />
      <path
        className={styles.water}
        d="M760 -20 C800 30 880 46 930 90 S1040 150 1080 120 1180 60 1220 84 L1220 -20 Z"
      />
      <path
        className={styles.canal}
        d="M-20 560 C120 540 200 560 300 566 S480 590 620 560 820 470 930 470 1100 520 1220 600"
      />
      {roads.narrow.map((road) => (
        <path key={road} className={styles.narrow} d={road} />
      ))}
      {roads.middle.map((road) => (
        <path key={road} className={styles.middle} d={road} />
      ))}
      {roads.wide.map((road) => (
        <path key={road} className={styles.wide} d={road} />
      ))}
      <path className={styles.rail} d="M-20 90 C240 84 420 120 620 220 S980 420 1220 446" />
      <path className={styles.ties} d="M-20 90 C240 84 420 120 620 220 S980 420 1220 446" />
      {/* The window that lights every picture of the site. */}
      <path
        className={styles.light}
        d="M60 -20 L330 -20 L630 620 L360 620 Z M360 -20 L560 -20 L860 620 L660 620 Z"
      />
      <g transform="translate(600 300) scale(0.65)">
        <ellipse className={styles.shade} cx="0" cy="6" rx="26" ry="8" />
        <path
          className={styles.pin}
          d="M0 4 C-34 -34 -46 -56 -46 -82 A46 46 0 0 1 46 -82 C46 -56 34 -34 0 4 Z"
        />
        <path
          className={styles.mark}
          transform="translate(-21 -103) scale(1.500)"
          d="M3 16 12.500 9.500v8L3 24zM15.500 7.500 25 1v8l-9.500 6.500zM15.500 18.500 25 12v8l-9.500 6.500z"
        />
      </g>
    </svg>
  )
}
