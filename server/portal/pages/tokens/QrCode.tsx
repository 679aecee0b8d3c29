import { drawQrPath, QUIET_MODULES } from './drawQrPath'

/** Dark on a light ground in every look, since readers need that; `.qr` gives the ground. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const drawn = drawQrPath(text)
  if (!drawn) return <p>The set-up code is too long for a picture. Copy it instead.</p>
  const size = drawn.modules + 2 * QUIET_MODULES
  return (
    <svg
      className="qr"
      role="img"
      aria-label={label}
      viewBox={`${-QUIET_MODULES} ${-QUIET_MODULES} ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={drawn.path} />
    </svg>
  )
}
