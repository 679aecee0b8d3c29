import { isAllowed } from './supply/judgeLicence'
import { findLicence, readLock } from './supply/packages'
import { repositoryRoot } from './support/repositoryRoot'
import { runScript } from './support/runScript'

/** `npm run licences`: what the app and the service are made of, one package a line, and whether that is allowed. */
runScript(async () => {
  const rows = readLock(repositoryRoot)
    .packages.filter(({ dev }) => !dev)
    .flatMap((each) => {
      const licence = findLicence(repositoryRoot, each)
      return licence === undefined ? [] : [{ name: `${each.name}@${each.version}`, licence }]
    })
  for (const { name, licence } of rows) console.log(`${licence}\t${name}`)
  const refused = rows.filter(({ licence }) => !isAllowed(licence))
  if (refused.length > 0)
    throw new Error(
      refused
        .map(
          ({ name, licence }) =>
            `${name} comes under ${licence}, which is not on the list in scripts/supply/judgeLicence.ts.`,
        )
        .join('\n'),
    )
})
