/** Loaded into a command with `--import`: sends the memory and CPU time it used to the process that started it. */
process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  const { maxRSS } = process.resourceUsage();
  process.send?.({ memory: maxRSS * 1_024, cpu: (user + system) / 1_000 });
});
