/** Loaded into a command with `--import`: tells the process that started it what the command took. */
process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  // Kilobytes, as the operating system counted them at the most.
  process.send?.({ memory: process.resourceUsage().maxRSS * 1_024, cpu: (user + system) / 1_000 });
});
