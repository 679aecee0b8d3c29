export const PAGE_SIZE = 25

/** Where in a list this page stands. `address` has every filter but the page. */
export function Pager({ address, page, total }: { address: string; page: number; total: number }) {
  const last = Math.max(1, Math.ceil(total / PAGE_SIZE))
  if (last === 1) return null
  const to = (number: number) => `${address}${address.includes('?') ? '&' : '?'}page=${number}`
  return (
    <nav className="pager" aria-label="Pages">
      {page > 1 && <a href={to(page - 1)}>Newer</a>}
      <span>
        Page {page} of {last}
      </span>
      {page < last && <a href={to(page + 1)}>Older</a>}
    </nav>
  )
}
