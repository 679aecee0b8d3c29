import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { demoOptions } from '@/api/demo'
import { type Demo } from '@/domain/contract/demo'
import { parseSetupCode, type Setup } from '@/domain/setup/setupCode'
import { useDeviceState } from '@/state/deviceState'

/** Long enough for an answer, short enough for somebody whose service is gone. */
const PATIENCE_MS = 1_500

/** A setup, and the name of who works with it: nobody is asked for one in a demo. */
export type DemoSetup = { setup: Setup; picker: string }

type DemoSetups = {
  /** None where the home service runs no demo, or where there is no home. */
  setups: DemoSetup[]
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
    setups: (data?.sign_ins ?? []).flatMap((signIn) => findDemoSetup(signIn, homeAddress)),
    asking: isLoading && failureCount === 0 && !waitedEnough,
  }
}

type DemoSignIn = Demo['sign_ins'][number]

/** A demo signs in at the service that offers it, whatever address its code names: it must not lead elsewhere unasked. */
function findDemoSetup({ name, setup_code: code }: DemoSignIn, homeAddress: string): DemoSetup[] {
  const verdict = parseSetupCode(code.slice(code.indexOf('#')), homeAddress)
  return verdict.kind === 'ok' ? [{ setup: verdict.setup, picker: name }] : []
}

function useWaited(ms: number): boolean {
  const [waited, setWaited] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return waited
}
