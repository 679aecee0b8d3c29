/** Somebody who names a database wants their own data in it; everybody else gets the demo store. */
export function demoByDefault(env: NodeJS.ProcessEnv): void {
  if (!env.DATABASE_URL && env.DEMO === undefined) env.DEMO = '1'
}
