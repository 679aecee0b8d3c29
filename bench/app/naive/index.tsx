import { useEffect, useRef, useState } from 'react'
import { FlatList, Pressable, Text, View } from 'react-native'

type Line = {
  _id: string
  name: string
  barcode: string[]
  pricing: { quantity: number; unit_price: number }
}
type Order = { order_id: string; order_code: string; promised_for: string; items: Line[] }
type Cart = Record<string, number>

const ORDERS = 'naive.orders'
const CARTS = 'naive.carts'

/** The orders to pick, with plain React state as one writes it first: everything in one place, saved as one text. */
export default function Orders() {
  const [orders, setOrders] = useState<Order[]>(() => JSON.parse(localStorage.getItem(ORDERS) ?? '[]'))
  const [carts, setCarts] = useState<Record<string, Cart>>(() =>
    JSON.parse(localStorage.getItem(CARTS) ?? '{}'),
  )
  const [opened, setOpened] = useState<string | undefined>(() => location.hash.slice(1) || undefined)
  const [now, setNow] = useState(Date.now())

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])

  useEffect(() => {
    void (async () => {
      const all: Order[] = []
      for (let page = 1; ; page += 1) {
        const answer = await fetch(
          `/v2/chains/market-hall/vendors/store-12/orders?status=RECEIVED&page_size=100&page=${page}`,
        )
        all.push(...((await answer.json()) as Order[]))
        if (!(answer.headers.get('link') ?? '').includes('next')) break
      }
      setOrders(all)
      try {
        localStorage.setItem(ORDERS, JSON.stringify(all))
      } catch {
        localStorage.removeItem(ORDERS)
      }
    })()
  }, [])

  function pick(orderId: string, lineId: string) {
    const cart = carts[orderId] ?? {}
    const changed = { ...carts, [orderId]: { ...cart, [lineId]: (cart[lineId] ?? 0) + 1 } }
    localStorage.setItem(CARTS, JSON.stringify(changed))
    setCarts(changed)
  }

  const order = orders.find(({ order_id }) => order_id === opened)
  if (order) return <Pick order={order} cart={carts[order.order_id] ?? {}} now={now} onPick={pick} />
  return (
    <FlatList
      data={orders}
      keyExtractor={({ order_id }) => order_id}
      renderItem={({ item }) => (
        <Pressable role="button" onPress={() => setOpened(item.order_id)} style={{ padding: 16 }}>
          <Text style={{ fontSize: 22 }}>{item.order_code}</Text>
          <Text>{minutesLeft(item, now)} min left</Text>
          <Text>{item.items.length} items</Text>
        </Pressable>
      )}
    />
  )
}

type PickProps = {
  order: Order
  cart: Cart
  now: number
  onPick: (orderId: string, lineId: string) => void
}

function Pick({ order, cart, now, onPick }: PickProps) {
  const typed = useRef('')
  useEffect(() => {
    const hear = ({ key }: KeyboardEvent) => {
      if (key !== 'Enter') {
        typed.current += key.length === 1 ? key : ''
        return
      }
      const code = typed.current
      typed.current = ''
      const line = order.items.find(
        (item) => item.barcode.includes(code) && (cart[item._id] ?? 0) < item.pricing.quantity,
      )
      if (line) onPick(order.order_id, line._id)
    }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  })
  const isDone = (line: Line) => (cart[line._id] ?? 0) >= line.pricing.quantity
  const done = order.items.filter(isDone).length
  const next = order.items.find((line) => !isDone(line))
  return (
    <View style={{ flex: 1 }}>
      <Text>
        {order.order_code}, {minutesLeft(order, now)} min left, {done} of {order.items.length}
      </Text>
      <View
        role="progressbar"
        aria-label="Items"
        aria-valuemin={0}
        aria-valuemax={order.items.length}
        aria-valuenow={done}
      >
        <View style={{ height: 8, width: `${(done / order.items.length) * 100}%` }} />
      </View>
      <Text style={{ fontSize: 28 }}>{next?.name}</Text>
      <FlatList
        style={{ flex: 1 }}
        data={order.items}
        keyExtractor={({ _id }) => _id}
        renderItem={({ item }) => (
          <View style={{ padding: 12 }}>
            <Text>{item.name}</Text>
            <Text>
              {cart[item._id] ?? 0} of {item.pricing.quantity}, {item.pricing.unit_price}
            </Text>
          </View>
        )}
      />
    </View>
  )
}

const minutesLeft = ({ promised_for }: Order, now: number) =>
  Math.round((Date.parse(promised_for) - now) / 60_000)
