const fs = require('node:fs')
const path = require('node:path')
const { withDangerousMod } = require('expo/config-plugins')

/** Writes a file below `android/app/src` of the generated project; `file` names its source set first. */
module.exports = function withResource(config, file, content) {
  return withDangerousMod(config, [
    'android',
    (modConfig) => {
      const place = path.join(modConfig.modRequest.platformProjectRoot, 'app', 'src', file)
      fs.mkdirSync(path.dirname(place), { recursive: true })
      fs.writeFileSync(place, `<?xml version="1.0" encoding="utf-8"?>\n${content.trim()}\n`)
      return modConfig
    },
  ])
}
