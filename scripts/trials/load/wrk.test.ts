import { readWrk } from './wrk.ts';

const OUTPUT = `Running 10s test @ http://127.0.0.1:35173
  1 threads and 40 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     8.57ms   10.44ms 126.42ms   88.34%
    Req/Sec     5.09k     1.72k   10.64k    83.84%
  Latency Distribution
     50%  890.00us
     75%   11.73ms
     90%   20.36ms
     99%    1.20s
  50590 requests in 10.03s, 767.72MB read
Requests/sec:   5042.47
Transfer/sec:     76.52MB
`;

it("reads the rate and the latencies, in any unit, from wrk's output", () => {
  expect(readWrk(OUTPUT)).toEqual({ perSecond: 5042.47, p50: 0.89, p99: 1200, errors: [] });
});

it("reads errors from wrk's output", () => {
  const errors = [
    'Socket errors: connect 0, read 3, write 0, timeout 0',
    'Non-2xx or 3xx responses: 12',
  ];
  expect(readWrk(`${OUTPUT}  ${errors.join('\n  ')}\n`).errors).toEqual(errors);
});

it('returns NaN for unknown output', () => {
  expect(readWrk('unable to connect')).toMatchObject({ perSecond: NaN, p99: NaN });
});
