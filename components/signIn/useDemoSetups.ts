import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { demoOptions } from '@/api/demo'
import { parseSetupCode, type Setup } from '@/domain/setup/setupCode'
import { useDeviceState } from '@/state/deviceState'

/** Long enough for an answer, short enough for somebody whose service is gone. */
const PATIENCE_MS = 1_500

type DemoSetups = {
  /** None where the home service runs no demo, or where there is no home. */
  setups: Setup[]
  /** Not known yet. What is shown meanwhile must not move under a finger when the answer comes. */
  asking: boolean
}

export function useDemoSetups(): DemoSetups {
  const { homeAddress = '', fetch } = useDeviceState().ports
  const waitedEnough = useWaited(PATIENCE_MS)
  const { data, isLoading, failureCount } = useQuery({
    ...demoOptions(homeAddress, fetch),
    enabled: homeAddress !== '',
  })
  return {
    setups: (data?.sign_ins ?? []).flatMap(({ setup_code }) => findDemoSetup(setup_code, homeAddress)),
    asking: isLoading && failureCount === 0 && !waitedEnough,
  }
}

/** A demo signs in at the service that offers it, whatever address its code names: it must not lead elsewhere unasked. */
function findDemoSetup(code: string, homeAddress: string): Setup[] {
  const verdict = parseSetupCode(code.slice(code.indexOf('#')), homeAddress)
  return verdict.kind === 'ok' ? [verdict.setup] : []
}

function useWaited(ms: number): boolean {
  const [waited, setWaited] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return waited
}
