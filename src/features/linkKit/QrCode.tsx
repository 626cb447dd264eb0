import encodeQR from 'qr'

/** Modules of light around a code, without which some phones do not find it. */
const quiet = 4

/** A QR code as one path, dark on the light of the paper. */
export function QrCode({
  text,
  label,
  className,
}: {
  text: string
  label: string
  className?: string | undefined
}) {
  const rows = encodeQR(text, 'raw', { ecc: 'quartile', border: quiet })
  const path = rows
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return (
    <svg
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      role="img"
      aria-label={label}
      className={className}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000" />
    </svg>
  )
}
