import { useEffect, useState } from 'react'
import { Facts } from '@/components/ui/Facts'
import { Section } from '@/components/ui/Section'
import { useWords } from '@/components/words/useWords'
import { useDeviceState } from '@/state/deviceState'
import { type HandheldFacts } from '@/state/handheld/native'

/** Said by DataWedge when it has taken our profile. */
const TAKEN = 'SUCCESS'

/** Which scanners the device has; nothing where it cannot be known, as in browsers. */
export function ScannerFacts() {
  const { t } = useWords()
  const { readHandheld } = useDeviceState().ports
  const [facts, setFacts] = useState<HandheldFacts>()

  useEffect(() => {
    let isGone = false
    void readHandheld().then((read) => {
      if (!isGone) setFacts(read)
    })
    return () => {
      isGone = true
    }
  }, [readHandheld])

  if (facts === undefined) return null
  const { maker, model, system, dataWedge, dataWedgeProfile, honeywell } = facts
  const profile =
    dataWedgeProfile === undefined
      ? t('scannerTest.profileUnknown')
      : dataWedgeProfile === TAKEN
        ? t('scannerTest.profileTaken')
        : t('scannerTest.profileRefused', { code: dataWedgeProfile })
  return (
    <Section title={t('scannerTest.device')}>
      <Facts
        facts={[
          { name: t('scannerTest.model'), value: `${maker} ${model}, ${system}` },
          { name: t('scannerTest.source.datawedge'), value: dataWedge ?? t('scannerTest.absent') },
          ...(dataWedge === undefined ? [] : [{ name: t('scannerTest.profile'), value: profile }]),
          {
            name: t('scannerTest.source.honeywell'),
            value: t(honeywell ? 'scannerTest.present' : 'scannerTest.absent'),
          },
        ]}
      />
    </Section>
  )
}
