/**
 * No page of ours runs a script or is framed by anybody else. Pictures and calls may go elsewhere, because a
 * device can be set up for a service at another address; styles are inline because React Native writes them so.
 */
export const WEB_APP_HEADERS = {
  'Content-Security-Policy': [
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: http: https:",
    "connect-src 'self' http: https:",
    "media-src 'self' data: blob:",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
}
