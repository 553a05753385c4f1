/** Marks of networks, drawn in the line of lucide, which carries no brand icons. */
const shapes = {
  facebook: ['M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z'],
  instagram: [
    'M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5z',
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
    'M17.500 6.500h.01',
  ],
  linkedin: [
    'M16 8a6 6 0 0 1 6 6v7h-4v-7a2 2 0 0 0-4 0v7h-4v-7a6 6 0 0 1 6-6z',
    'M2 9h4v12H2z',
    'M4 2a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  ],
  tiktok: ['M9 12a4.500 4.500 0 1 0 4.500 4.500V2.500a5.500 5.500 0 0 0 5.500 5.500'],
  whatsapp: [
    'M3 21l1.650-3.800a9 9 0 1 1 3.400 2.900L3 21',
    'M9 10a.5.5 0 0 0 1 0V9a.5.5 0 0 0-1 0v1a5 5 0 0 0 5 5h1a.5.5 0 0 0 0-1h-1a.5.5 0 0 0 0 1',
  ],
  x: ['M4 4l11.733 16H20L8.267 4z', 'M4 20l6.768-6.768', 'M13.228 10.772 20 4'],
} as const

type SocialNetwork = keyof typeof shapes

export function SocialIcon({ network }: { network: SocialNetwork }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {shapes[network].map((shape) => (
        <path key={shape} d={shape} />
      ))}
    </svg>
  )
}
