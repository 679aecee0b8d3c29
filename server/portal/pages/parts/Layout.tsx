import type { ReactNode } from 'react'
import type { PortalChain } from '@/domain/contract/portal'
import { ActButton } from './Form'

export type Section =
  'overview' | 'orders' | 'deliveries' | 'webhooks' | 'tokens' | 'jobs' | 'promotions' | 'inbox'

const SECTIONS: readonly { section: Section; path: string; name: string }[] = [
  { section: 'overview', path: '', name: 'Overview' },
  { section: 'orders', path: '/orders', name: 'Orders' },
  { section: 'deliveries', path: '/deliveries', name: 'Deliveries' },
  { section: 'webhooks', path: '/webhooks', name: 'Webhook' },
  { section: 'tokens', path: '/tokens', name: 'Tokens' },
  { section: 'jobs', path: '/jobs', name: 'Jobs' },
  { section: 'promotions', path: '/promotions', name: 'Promotions' },
  { section: 'inbox', path: '/inbox', name: 'Inbox' },
]

/** Where a chain's pages are. */
export const chainAddress = (chainId: string): string => `/portal/chains/${encodeURIComponent(chainId)}`

export interface LayoutProps {
  title: string
  children: ReactNode
  /** Absent where nobody is signed in. */
  isSignedIn?: boolean
  chain?: Pick<PortalChain, 'chain_id' | 'name'> | undefined
  section?: Section | undefined
  hasInbox?: boolean
  /** What was just done, in one sentence. */
  notice?: string | undefined
}

export function Layout({ title, children, isSignedIn, chain, section, hasInbox, notice }: LayoutProps) {
  const sections = SECTIONS.filter((entry) => entry.section !== 'inbox' || hasInbox)
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{chain ? `${title} · ${chain.name} · Tote` : `${title} · Tote portal`}</title>
        <link rel="icon" type="image/svg+xml" href="/portal/assets/icon.svg" />
        <link rel="stylesheet" href="/portal/assets/portal.css" />
        <script src="/portal/assets/portal.js" defer />
      </head>
      <body>
        <a className="skip" href="#main">
          Skip to the page
        </a>
        <header>
          <a className="brand" href="/portal">
            Tote portal
          </a>
          {chain && <span className="chain">{chain.name}</span>}
          {isSignedIn && <ActButton action="/portal/sign-out">Sign out</ActButton>}
        </header>
        {chain && (
          <nav className="sections" aria-label="Sections">
            {sections.map((entry) => (
              <a
                key={entry.section}
                href={`${chainAddress(chain.chain_id)}${entry.path}`}
                aria-current={entry.section === section ? 'page' : undefined}
              >
                {entry.name}
              </a>
            ))}
          </nav>
        )}
        <main id="main" tabIndex={-1}>
          {notice && (
            <p className="notice good" role="status">
              {notice}
            </p>
          )}
          <h1>{title}</h1>
          {children}
        </main>
      </body>
    </html>
  )
}
