/** A moment in UTC, since the portal does not know where its reader is; the browser turns it into local time. */
export function When({ at }: { at: string | Date }) {
  const moment = typeof at === 'string' ? at : at.toISOString()
  return (
    <time dateTime={moment} data-local>
      {`${moment.slice(0, 10)} ${moment.slice(11, 19)} UTC`}
    </time>
  )
}
