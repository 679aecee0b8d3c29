const fastCheck = require('../../node_modules/fast-check/lib/cjs/fast-check.js')

/** The same tries in every run: what fails once fails again. Another number, set as TRIES_SEED, makes others. */
fastCheck.configureGlobal({ seed: Number(process.env.TRIES_SEED ?? 20_260_301) })

module.exports = fastCheck
