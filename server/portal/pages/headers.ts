/**
 * A page runs our one script and nothing else, whatever stands in the name of a product; nobody may frame it, and no
 * form of it may send anywhere else. The origin stays in requests to ourselves, because forms are checked by it.
 */
export const PORTAL_HEADERS = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; '),
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Pages show customers and, once, a token: no copy stays behind.
  'Cache-Control': 'no-store',
}
